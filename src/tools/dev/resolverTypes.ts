import { generate, loadContext } from '@graphql-codegen/cli'
import { log } from './log'

/** In this process: to load the generator takes ten times as long as to run it. */
export async function writeResolverTypes(): Promise<void> {
  try {
    const context = await loadContext('codegen.yml')
    context.updateConfig({ silent: true })
    await generate(context)
    log('codegen', 'resolver types are fresh')
  } catch (error) {
    log('codegen', error instanceof Error ? error.message : String(error))
  }
}
