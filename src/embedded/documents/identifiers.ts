/** Ids as a relationship names them. */
export function identifiers(type: string, ids: readonly string[]): { id: string; type: string }[] {
  return ids.map((id) => ({ id, type }));
}
