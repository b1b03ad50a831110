export function shortClass(file: { resourcePath: string }, template: string, name: string): string
export function signsOf(files: readonly string[]): ReadonlyMap<string, string>
