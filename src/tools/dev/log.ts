/** One line of the development log, with where it comes from. */
export function log(source: string, text: string): void {
  for (const line of text.split('\n')) {
    if (line.trim()) console.log(`${source.padEnd(8)}│ ${line.trimEnd()}`)
  }
}

export const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''
