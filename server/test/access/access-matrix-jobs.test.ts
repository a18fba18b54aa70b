import { useStage } from "#server/test/access/access-stage.ts";
import { callsAbout, playMatrix } from "#server/test/access/play-matrix.ts";

playMatrix(useStage(), callsAbout("jobs"));
