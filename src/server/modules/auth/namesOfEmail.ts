import { capitalised } from '#domain/text/capitalised'

/** `marie-laure.durand@…` reads Marie-Laure Durand, until she says otherwise. */
export function namesOfEmail(email: string): { firstname: string; lastname: string } {
  const [local = ''] = email.split('@')
  const [firstname = '', ...others] = local
    .replace(/\+.*$/, '')
    .split(/[._]+/)
    .filter(Boolean)
    .map((word) => word.split('-').map(capitalised).join('-'))
  return { firstname: firstname || local, lastname: others.join(' ') }
}
