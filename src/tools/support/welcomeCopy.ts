/** What a newcomer reads when the demo shop is open. */
export const welcome = (url: string) => `
  Tablée est ouverte : ${url}

  Comptes de démonstration (mot de passe : Demo-Tablee-2026)
    camille@atelier-nord.example    entreprise, virement, remise de 10 %, room service
    yanis@petit-studio.example      entreprise, carte bancaire, aucune commande
    ines@migree.example             compte repris sans mot de passe
    louis@cantine-rivoli.example    cantine, deux lieux de livraison

  Paiement d’essai : aucune somme réelle n’est débitée.
    4242 4242 4242 4242    accepté
    4000 0027 6000 3184    authentification demandée
    4000 0000 0000 0002    refusé
    4000 0000 0000 9995    provision insuffisante

  E-mails de la boutique (ils ne partent pas) : ${url}/dev/mails

  Ctrl-C arrête le serveur.
`
