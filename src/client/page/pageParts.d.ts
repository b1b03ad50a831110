/** What this build calls itself. Throws where `TABLEE_RELEASE` could not stand in a page. */
export function release(): string
