import { Profiler, type ComponentType } from 'react'

const renders: string[] = []

/** What has rendered since the last reading, by the names of `profiled`, once for each render. */
export const takeRenders = (): readonly string[] => renders.splice(0)

/** A component whose every render, or one below it, is counted under a name. For the factory of `jest.mock`. */
export const profiled =
  <Props extends object>(Component: ComponentType<Props>, nameOf: (props: Props) => string) =>
  (props: Props) => (
    <Profiler id={nameOf(props)} onRender={(id) => renders.push(id)}>
      <Component {...props} />
    </Profiler>
  )
