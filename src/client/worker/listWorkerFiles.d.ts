/** The list that the build of the bundle leaves for that of the worker. */
export const WORKER_FILES: string
