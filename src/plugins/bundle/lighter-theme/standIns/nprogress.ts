/** The theme's loading bar, called on every navigation; pages arrive before it would show. */
const nprogress = {configure() {}, start() {}, done() {}};

export default nprogress;
