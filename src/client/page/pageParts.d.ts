/** What this build calls itself. Throws where `TABLEE_RELEASE` could not stand in a page. */
export function release(): string

/** The styles that stand in the page. */
export function criticalCss(isProduction: boolean): string
