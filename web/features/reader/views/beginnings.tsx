import { z } from "zod";
import type { ToolType } from "#contract/output.ts";
import {
  defineView,
  Message,
  Text,
  type SectionView,
} from "#web/features/reader/views/section-view.tsx";
import { payPictureView } from "#web/features/reader/views/pay-view.tsx";
import { packagesView } from "#web/features/reader/views/strategy-view.tsx";
import { MessagePreview } from "#web/features/reader/pieces/message-preview.tsx";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

/** The first questions, without the button that copies all of them. */
const firstQuestionsView = defineView(
  z.array(z.object({ question: Text, why: Text })).min(1),
  ({ value }) => (
    <ol className="grid gap-3">
      {numbered(value).map(({ at, value: { question, why } }) => (
        <li key={at} className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] text-body">
          <span className="heading text-h3 text-blue">{at + 1}</span>
          <div>
            <p className="text-[1rem] font-[580] text-ink-1">
              <Words text={question} />
            </p>
            <p className="text-small">
              <Words text={why} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  ),
);

/** The first touch of a sequence, as its reader gets it. */
const firstTouchView = defineView(
  z.array(z.object({ touches: z.array(Message).min(1) })).min(1),
  ({ value }) => {
    const [touch] = value[0]?.touches ?? [];
    return touch && <MessagePreview message={touch} name={touch.day ?? "First touch"} />;
  },
);

/** Beginnings that look unlike their section; every other is shown as its whole is. */
export const beginnings: Partial<Record<ToolType, SectionView>> = {
  marketPulse: payPictureView,
  intakeSync: firstQuestionsView,
  engagementHub: firstTouchView,
  offerNavigator: packagesView,
};
