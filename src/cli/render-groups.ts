/** The groups of a matrix as JSON, in the form that a CI host reads. No text in it means anything to a shell or a pipeline. */
import { printableJson } from '../report/json.ts';

export const MATRIX_FORMATS = ['github', 'gitlab', 'azure'] as const;

export interface MatrixEntry {
  group: string;
  /** As the input `workspaces` takes them. */
  workspaces: string;
}

/**
 * @param format one of `MATRIX_FORMATS`
 * @param include for GitLab, the file with the jobs that the child pipeline extends
 */
export function renderGroups(
  entries: readonly MatrixEntry[],
  format: string,
  include: string,
): string {
  if (format === 'gitlab') return printableJson(childPipeline(entries, include));
  const matrix =
    format === 'azure'
      ? Object.fromEntries(entries.map((entry, index) => [`group_${index + 1}`, entry]))
      : { include: entries };
  return `${JSON.stringify(matrix)}\n`;
}

/**
 * The child pipeline of GitLab: a job for each group, and one that combines them. It belongs to the merge request as its
 * parent does. Without `workflow: rules`, GitLab then leaves out every job that has no rules of its own.
 */
function childPipeline(entries: readonly MatrixEntry[], file: string): object {
  const matrix = entries.map(({ group, workspaces }) => ({
    PLANGATE_GROUP: group,
    PLANGATE_WORKSPACES: workspaces,
  }));
  const hasGroups = entries.length > 0;
  return {
    include: [{ local: file }],
    workflow: { rules: [{ when: 'always' }] },
    plangate: hasGroups ? { extends: '.plangate-group', parallel: { matrix } } : undefined,
    'plangate-combine': {
      extends: '.plangate-combine',
      needs: hasGroups ? ['plangate'] : undefined,
      when: 'always',
      variables: { PLANGATE_GROUPS: JSON.stringify({ include: entries }) },
    },
  };
}
