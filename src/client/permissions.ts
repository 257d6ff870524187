/** What operations need, as an error's "It needs …" says it. */

export const READ_RUNS = 'the permission "read runs" on the workspace';
export const QUEUE_PLANS =
  'the permission "queue plans" on the workspace, and a user or team token';
export const MANAGE_OVERRIDES = 'the permission "manage policy overrides"';
export const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
export const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
