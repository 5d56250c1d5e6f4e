module.exports = '/file-in-a-test';
