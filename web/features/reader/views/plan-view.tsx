import { z } from "zod";
import { headingsOf, partName } from "#tools/layouts.ts";
import { Checklist } from "#web/features/reader/pieces/checklist.tsx";
import { StageStrip } from "#web/features/reader/charts/stage-strip.tsx";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Lead, Part } from "#web/features/reader/pieces/parts.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { ReportTable } from "#web/features/reader/value/report-table.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const stage = { id: Text, name: Text, minutes: z.number(), who: Text };

const IntakePlan = entry({
  note: Text,
  totalMinutes: z.number(),
  stages: z.array(entry({ ...stage, competencies: Texts, passSignal: Text })).min(1),
  competencies: z.array(entry({ id: Text, name: Text, owner: Text })),
});

const CoachPlan = entry({
  note: Text,
  totalMinutes: z.number(),
  stages: z.array(entry({ ...stage, agenda: Texts })).min(1),
  toPrepare: z.array(entry({ action: Text, owner: Text, due: Text })).default([]),
});

/** Who meets a candidate when, for how long, and what each stage decides. */
export const intakePlanView = defineView(IntakePlan, ({ title, value }) => {
  const nameOf = (id: string) => value.competencies.find((one) => one.id === id)?.name ?? id;
  return (
    <div className="grid gap-6">
      <Lead text={value.note} />
      <StageStrip stages={value.stages} totalMinutes={value.totalMinutes} />
      <ReportTable
        caption={title}
        columns={headingsOf(
          "intakeSync",
          "interviewPlan.stages",
          "name",
          "who",
          "competencies",
          "minutes",
          "passSignal",
        )}
        rows={value.stages.map(({ name, who, competencies, minutes, passSignal }) => [
          name,
          who,
          competencies.length === 0 ? "–" : competencies.map(nameOf).join(", "),
          String(minutes),
          <Words key="signal" text={passSignal} />,
        ])}
      />
      {value.competencies.length > 0 && (
        <Part title={partName("intakeSync", "interviewPlan.competencies")}>
          <ReportTable
            caption="Competencies and their owners"
            columns={headingsOf("intakeSync", "interviewPlan.competencies", "name", "owner")}
            rows={value.competencies.map(({ name, owner }) => [name, owner])}
          />
        </Part>
      )}
    </div>
  );
});

/** The same stages with what happens in each minute. */
export const coachPlanView = defineView(CoachPlan, ({ title, value }) => (
  <div className="grid gap-6">
    <Lead text={value.note} />
    <StageStrip stages={value.stages} totalMinutes={value.totalMinutes} />
    <ReportTable
      caption={title}
      columns={headingsOf("interviewCoach", "interviewPlan.stages", "name", "who", "agenda")}
      rows={value.stages.map(({ name, minutes, who, agenda }) => [
        `${name}, ${minutes} min`,
        who,
        <BulletList key="agenda">
          {numbered(agenda).map(({ at, value: line }) => (
            <Words key={at} text={line} />
          ))}
        </BulletList>,
      ])}
    />
    {value.toPrepare.length > 0 && (
      <Part title={partName("interviewCoach", "interviewPlan.toPrepare")}>
        <Checklist
          items={value.toPrepare.map(({ action, owner, due }) => ({
            text: action,
            owner,
            details: [due],
          }))}
        />
      </Part>
    )}
  </div>
));
