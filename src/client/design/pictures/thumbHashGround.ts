import { thumbHashToDataURL } from 'thumbhash'

/** A ThumbHash, base64url, as a CSS image; `none` for what is none. */
export function thumbHashGround(ground: string): string {
  try {
    const bytes = atob(ground.replaceAll('-', '+').replaceAll('_', '/'))
    return `url("${thumbHashToDataURL(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))}")`
  } catch {
    return 'none'
  }
}
