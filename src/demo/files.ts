import { existsSync } from 'node:fs'
import { join } from 'node:path'

const COMPILED = join(__dirname, 'demo')

/** The data of the demonstration: beside this file, or beside the compiled server, where `npm run build` copies it. */
export const DEMO_FOLDER = existsSync(COMPILED) ? COMPILED : __dirname
