/** The tables of docs/api.md, read as data. */
import { readText } from './markdown-files.ts';

export interface DocumentedOperation {
  /** `GET /workspaces/:id/configuration-versions`, or `PUT <upload URL>`. */
  route: string;
  permission: string;
  /** `configurationVersions.list` */
  call: string;
  /** `configuration-versions list`, perhaps with an option. */
  command: string;
}

export function documentedOperations(): DocumentedOperation[] {
  return readText('docs/api.md')
    .split('\n')
    .filter((line) => /^\| .*`(?:GET|POST|PUT|PATCH|DELETE) /.test(line))
    .map((line) => {
      const [, , route = '', permission = '', call = '', command = ''] = line
        .split('|')
        .map((cell) => cell.trim().replace(/^`|`$/g, ''));
      return { route, permission, call, command };
    });
}
