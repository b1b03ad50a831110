import * as v from 'valibot'

/** A command as it was typed, by whom, and what the files say that it names. */
export const opsCommand = v.object({
  who: v.string(),
  args: v.array(v.string()),
  input: v.optional(v.unknown()),
})

export type OpsCommand = v.InferOutput<typeof opsCommand>
