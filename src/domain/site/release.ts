/** The release that a build names when `TABLEE_RELEASE` says no other. Specification, section 9. */
export const DEFAULT_RELEASE = '20250915'
