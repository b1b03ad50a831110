const CODES = { red: 31, yellow: 33, green: 32, cyan: 36, dim: 2, bold: 1 } as const

export type Paint = (style: keyof typeof CODES, text: string) => string

/** Colours where a person reads, none where a file or a log does. */
export function createPaint(hasColour: boolean): Paint {
  return (style, text) => (hasColour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text)
}

export function wantsColour(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false
  return Boolean(env.FORCE_COLOR) || stream.isTTY === true
}
