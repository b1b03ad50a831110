const HIDDEN = '•••••'

/** `c•••••@atelier-nord.example`: enough to recognise one's own address, and no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email)[0] ?? ''}${HIDDEN}${email.slice(at)}`
}
