/** The lines of a style sheet, with spaces in place of comments. */
export function codeLines(sheet: string): readonly string[] {
  const code = sheet.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  return code.split('\n');
}
