/** Adds an item to the list that a map has at a key. */
export function addTo<K, T>(map: Map<K, T[]>, key: K, item: T): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}
