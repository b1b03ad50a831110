const forPeople = (people: number) =>
  people === 1 ? 'Pour 1\u00a0personne' : `Pour ${people}\u00a0personnes`
const take = (people: number, units: number) => `${forPeople(people)}\u00a0: ${units}`
const taken = (people: number, units: number) => `${take(people, units)} au panier`

/** Words of the quantities proposed for a number of people. */
export const servingCopy = {
  take,
  taken,
  takeNamed: (people: number, units: number, name: string, isTaken: boolean) =>
    isTaken ? `${taken(people, units)}, ${name}` : `${take(people, units)} ×\u00a0${name}, ajouter`,
  tooFew: (people: number, units: number, most: number) =>
    `${take(people, units)}, mais ${most} au plus ce jour-là`,
}
