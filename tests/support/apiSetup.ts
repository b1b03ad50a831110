// A server with its database starts in a second or two, in ten when the machine is busy.
jest.setTimeout(60_000)
