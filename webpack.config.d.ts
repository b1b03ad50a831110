import type { Configuration } from 'webpack'

declare function configure(
  environment: Record<string, unknown>,
  options: { mode: 'production' | 'development' },
): Configuration
declare namespace configure {
  function configureRendering(): Configuration
}
export = configure
