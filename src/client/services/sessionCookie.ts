import Cookies from 'js-cookie'
import { config } from '../config/config'

const NAME = 'frontpublic_userToken'
const DAYS = 45

const domain = () => (config.cookieDomain === null ? {} : { domain: config.cookieDomain })

export const readSessionToken = (): string | null => Cookies.get(NAME) ?? null

/** False when the browser refused the cookie: no one can stay signed in then. */
export const writeSessionToken = (token: string): boolean => {
  Cookies.set(NAME, token, { expires: DAYS, sameSite: 'lax', secure: config.isSecure, ...domain() })
  return readSessionToken() === token
}

export const removeSessionToken = () => Cookies.remove(NAME, domain())

/** Whether the browser refuses cookies altogether. */
export const areCookiesBlocked = (): boolean => {
  const probe = 'tablee_probe'
  try {
    Cookies.set(probe, '1', { sameSite: 'lax' })
    const isKept = Cookies.get(probe) === '1'
    Cookies.remove(probe)
    return !isKept
  } catch {
    return true
  }
}
