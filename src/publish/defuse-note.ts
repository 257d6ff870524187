/**
 * What GitLab and Azure DevOps read in a comment beyond CommonMark and beyond GitHub's own
 * references, which the renderer has already taken the life out of: a line that starts with a
 * slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references.
 */

const BREAK = '\u200b';

/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
export function defuseNote(body: string): string {
  return body.split('\n').map(defuseLine).join('\n');
}

function defuseLine(line: string): string {
  if (line.startsWith('<!-- ')) return line;
  // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
  const start = line.search(/\S/);
  const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
  return still
    .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
    .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
