import { setFlagsFromString } from 'node:v8'

/**
 * A check is over in seconds: on Node 20, V8 spends a quarter of them optimizing what soon ends. Later releases of V8 wait
 * by themselves, and have no such option.
 */
export function optimizeLater(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000')
}
