const CODES = { red: 31, yellow: 33, green: 32, cyan: 36, dim: 2, bold: 1 } as const

export type Paint = (style: keyof typeof CODES, text: string) => string

/** Colours where a person reads, none where a file or a log does, unless the environment says otherwise. */
export function createPaint({ isTty, env }: { isTty: boolean; env: NodeJS.ProcessEnv }): Paint {
  const hasColour = !env.NO_COLOR && (Boolean(env.FORCE_COLOR) || isTty)
  return (style, text) => (hasColour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text)
}
