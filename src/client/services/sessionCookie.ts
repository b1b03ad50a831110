import Cookies from 'js-cookie'
import { config } from '../config/config'

export const SESSION_COOKIE = { name: 'frontpublic_userToken', days: 45 } as const
const { name: NAME, days: DAYS } = SESSION_COOKIE

const domain = () => (config.cookieDomain === null ? {} : { domain: config.cookieDomain })

let latest: string | null | undefined

export function readSessionToken(): string | null {
  latest = Cookies.get(NAME) ?? null
  return latest
}

/** As it was read last, by each request among others. To read a cookie is to wait for another process, which a render may not. */
export const latestSessionToken = (): string | null =>
  latest === undefined ? readSessionToken() : latest

/** False when the browser refused the cookie: no one can stay signed in then. */
export const writeSessionToken = (token: string): boolean => {
  Cookies.set(NAME, token, { expires: DAYS, sameSite: 'lax', secure: config.isSecure, ...domain() })
  return readSessionToken() === token
}

export function removeSessionToken() {
  Cookies.remove(NAME, domain())
  readSessionToken()
}

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
