/** One line of the development log, with where it comes from. */
export function log(source: string, text: string): void {
  for (const line of text.split('\n')) {
    if (line.trim()) console.log(`${source.padEnd(8)}│ ${line.trimEnd()}`)
  }
}

/** What a compiler said: everything when it failed, its last line when it went well. */
export function compilerLines(text: string, isSuccess: boolean): string[] {
  const lines = text.split('\n').filter((line) => line.trim())
  return isSuccess ? lines.slice(-1) : lines
}
