import { parseArgs } from 'node:util'
import { describeKind, describeTotal } from './corpusTable'
import { runCorpus } from './runCorpus'

const USAGE = `npm run schema:corpus -- [options]

--sample       one place of each of 60 kinds of change
--seed <n>     with --sample: which ones (1)
--only <text>  only the kinds whose name holds this

Exit code 0: the guard says of every operation what the oracle says; 1: it differs somewhere.`

const write = (text: string) => void process.stdout.write(`${text}\n`)

/** Prints the table. Returns the exit code. */
export async function runCorpusCommand(corpus: string): Promise<number> {
  const { values } = parseArgs({
    options: {
      sample: { type: 'boolean' },
      seed: { type: 'string' },
      only: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    write(USAGE)
    return 0
  }
  const results = await runCorpus({
    corpus,
    ...(values.sample ? { sample: { seed: Number(values.seed ?? 1), kinds: 60 } } : {}),
    ...(values.only === undefined ? {} : { only: values.only }),
    onKind: (result) => write(describeKind(result)),
  })
  write(describeTotal(results))
  return results.some(({ differences }) => differences.length > 0) ? 1 : 0
}
