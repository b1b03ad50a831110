export function shortClass(file: { resourcePath: string }, template: string, name: string): string
