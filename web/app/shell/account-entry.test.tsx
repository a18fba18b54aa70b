import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AccountButton } from "#web/app/shell/account-entry.tsx";

const picture = "https://avatars.githubusercontent.com/u/1";

test("somebody with a picture sees it in the bar, without their initials [S-222]", () => {
  const markup = renderToStaticMarkup(<AccountButton image={picture} name="Maya Okafor" />);
  expect(markup).toContain(`src="${picture}"`);
  expect(markup).not.toContain("MO");
});

test.each([null, ""])("somebody whose picture is %j sees their initials [S-222]", (image) => {
  const markup = renderToStaticMarkup(<AccountButton image={image} name="Maya Okafor" />);
  expect(markup).toContain(">MO<");
  expect(markup).not.toContain("<img");
});
