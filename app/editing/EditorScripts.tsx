import type { PageEditor } from '#domain/content/page.ts';

/** The element by which scripts recognise that the page is in the platform's editor; the platform defines its id. */
const marker = { 'jss-hrz-editing': {} };

/** What the platform's editor needs in the page. Its scripts run in the given order, and find the data. */
export function EditorScripts({ clientData, clientScripts }: PageEditor) {
  return (
    <>
      {Object.entries({ ...clientData, ...marker }).map(([id, data]) => (
        <script key={id} id={id} type="application/json">
          {JSON.stringify(data).replaceAll('<', '\\u003c')}
        </script>
      ))}
      {/* React would move scripts with `async` to the head, and browsers run those as they arrive. */}
      {clientScripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>
  );
}
