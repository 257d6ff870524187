/** At most this many of the names, as in `a, b and 3 more`. */
export function nameSome(names: readonly string[], mostNamed: number): string {
  const others = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return others > 0 ? `${named} and ${others} more` : named;
}
