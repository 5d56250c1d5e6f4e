// A class is called as it is in the stylesheet: styles.card is 'card'.
module.exports = new Proxy(
  {__esModule: true},
  {
    get: (target, name) =>
      name === '__esModule' ? true : name === 'default' ? module.exports : name,
  },
);
