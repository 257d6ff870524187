/** A text without the credentials of the addresses in it. */
export function withoutPasswords(text: string): string {
  return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
