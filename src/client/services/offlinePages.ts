/** What of the kept responses can fill a page, as the last look at them has shown. */
let isKept: (pathname: string) => boolean = () => false

/** To be called by who keeps responses, when it has looked. */
export function setOfflinePages(isKeptAt: typeof isKept): void {
  isKept = isKeptAt
}

/** Whether the page at a path can be opened without a connection. */
export const canOpenOffline = (pathname: string): boolean => isKept(pathname)
