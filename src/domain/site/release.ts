/** The release that a build names when `TABLEE_RELEASE` says no other. docs/rules/site.md#release */
export const DEFAULT_RELEASE = '20250915'
