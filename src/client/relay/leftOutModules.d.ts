export const leftOutModules: RegExp
export const leftOutNames: string[]
